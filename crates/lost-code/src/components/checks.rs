//! What the rules rely on in `data/wheels.toml`. The figures of the box are in `tests/all/components.rs`.

use dighouse_game::DataError;

use crate::Wheel;
use crate::components::loader::FILE;
use crate::components::values::HIGHEST;

/// Three tiles make a sum.
const TILES: u8 = 3;

/// Every sum is on its dial, and the dial has nothing else.
pub(super) fn check_dials(plain: u8, x: u8) -> Result<(), DataError> {
    FILE.ensure(plain == TILES * (HIGHEST - 1), "the plain dial ends at three times seven")?;
    FILE.ensure(x == TILES * HIGHEST, "the X dial ends at three times eight")
}

/// A width identifies a wheel, every wheel fits on the plain dial, and a wider wheel never pays more.
pub(super) fn check_wheels(profile: &str, wheels: &[Wheel]) -> Result<(), DataError> {
    let ensure =
        |holds, constraint: &str| FILE.ensure_in(format_args!("profile `{profile}`"), holds, constraint);
    ensure(
        wheels.is_sorted_by(|narrow, wide| narrow.width < wide.width),
        "no two wheels have the same width, and the narrowest comes first",
    )?;
    let fits = |wheel: &Wheel| (1..=TILES * (HIGHEST - 1) + 1).contains(&wheel.width);
    ensure(wheels.iter().all(fits), "every window fits on the dial")?;
    ensure(wheels.is_sorted_by(|narrow, wide| narrow.points >= wide.points), "a wider wheel never pays more")
}

#[cfg(test)]
mod tests {
    use crate::Wheels;

    /// A file with one profile of these widths and points.
    fn file(rows: &[(u8, u8)]) -> String {
        let row = |(width, points): &(u8, u8)| {
            format!("{{ width = {width}, points = {points}, confidence = {{ width = 'V', points = 'R' }} }}")
        };
        let rows: Vec<String> = rows.iter().map(row).collect();
        let dial = "[dial]\nplain = 21\nx = 24\nconfidence = { plain = 'V', x = 'D' }";
        format!("{dial}\n[[profile]]\nname = 'p'\nwheels = [{}]", rows.join(", "))
    }

    #[test]
    fn an_invalid_file_is_rejected_with_the_constraint() {
        let valid = file(&[(1, 6), (2, 4), (3, 3), (4, 3), (5, 2), (7, 2), (10, 1)]);
        assert!(Wheels::load(&valid).is_ok());
        for (invalid, constraint) in [
            (valid.replace("plain = 21", "plain = 20"), "the plain dial ends at three times seven"),
            (valid.replace("x = 24", "x = 21"), "the X dial ends at three times eight"),
            (
                file(&[(1, 6), (2, 4), (3, 3), (5, 2), (7, 2), (10, 1)]),
                "profile `p`: there are 7 wheels, not 6",
            ),
            (file(&[(1, 6), (2, 4), (2, 3), (4, 3), (5, 2), (7, 2), (10, 1)]), "the same width"),
            (file(&[(2, 6), (1, 4), (3, 3), (4, 3), (5, 2), (7, 2), (10, 1)]), "the narrowest comes first"),
            (file(&[(0, 6), (2, 4), (3, 3), (4, 3), (5, 2), (7, 2), (10, 1)]), "fits on the dial"),
            (file(&[(1, 6), (2, 4), (3, 3), (4, 3), (5, 2), (7, 2), (23, 1)]), "fits on the dial"),
            (
                file(&[(1, 6), (2, 3), (3, 4), (4, 3), (5, 2), (7, 2), (10, 1)]),
                "a wider wheel never pays more",
            ),
            (valid.replace("confidence = { width", "trust = { width"), "unknown field `trust`"),
            (valid.replace("'R'", "'Q'"), "unknown variant `Q`"),
            ("wheels = ".to_owned(), "lost-code/data/wheels.toml"),
        ] {
            let error = Wheels::load(&invalid).unwrap_err().to_string();
            assert!(error.contains(constraint), "{error:?} does not contain {constraint:?}");
        }
    }
}
