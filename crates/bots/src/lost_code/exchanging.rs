//! Which tile to exchange.

use lost_code::{Code, Symbol};

use super::counts::Counts;

/// The codes by the value of a symbol.
pub(super) fn by_value(codes: &[Code], symbol: Symbol) -> [Counts; 9] {
    let mut given = [Counts::default(); 9];
    codes.iter().for_each(|code| given[usize::from(code[symbol])].add(code));
    given
}
