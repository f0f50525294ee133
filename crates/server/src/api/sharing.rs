//! Links to finished games.

use super::table_request::{Changed, TableRequest};
use crate::messages::{Nothing, TableNow};
use crate::problem::ProblemBody;
use crate::random;

/// Makes a link that shows a finished private game to whoever has it, without the chat: `/replay/{id}?share={token}`.
#[utoipa::path(post, path = "/api/tables/{id}/share", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn share(request: TableRequest<Nothing>) -> Changed {
    request.change(None, |table, player, _, _| table.wants_to_share(player, random::token())).await
}

/// Revokes that link.
#[utoipa::path(post, path = "/api/tables/{id}/unshare", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = TableNow), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn unshare(request: TableRequest<Nothing>) -> Changed {
    request.change(None, |table, player, _, _| table.wants_to_unshare(player)).await
}
