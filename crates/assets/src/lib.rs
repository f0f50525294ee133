//! The web client, embedded.
//!
//! The build script runs npm and Vite on `web/`; this crate holds nothing but the files they write, so that no other
//! crate waits for them. A program hands [`CLIENT`] to the server.
//!
//! ```
//! let page = dighouse_assets::CLIENT.iter().find(|asset| asset.path == "index.html").expect("there is a page");
//! assert!(page.kind.starts_with("text/html"));
//! ```

use dighouse_server::Asset;

include!(concat!(env!("OUT_DIR"), "/client.rs"));
