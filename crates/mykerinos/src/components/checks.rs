//! What the rules rely on in `data/plots.toml`. Totals of the box are in `tests/all/components.rs`.

use dighouse_game::DataError;

use crate::components::catalogue::Print;
use crate::components::loader::FILE;

/// The most that a plot can be worth, so that no score overflows.
const MOST_VALUE: u8 = 5;

/// Checks ids and values.
pub(super) fn check(plots: &[Print]) -> Result<(), DataError> {
    for (place, print) in plots.iter().enumerate() {
        let word = !print.id.is_empty() && print.id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        FILE.ensure_in(format_args!("plot {:?}", print.id), word, "an id has only letters and digits")?;
        let plot = format_args!("plot {}", print.id);
        let unique = plots[..place].iter().all(|other| other.id != print.id);
        FILE.ensure_in(plot, unique, "no two plots have the same id")?;
        FILE.ensure_in(
            plot,
            print.value <= MOST_VALUE,
            format_args!("a plot is worth at most {MOST_VALUE}"),
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::Plots;

    const SHIPPED: &str = include_str!("../../data/plots.toml");

    #[test]
    fn an_invalid_file_is_rejected_with_the_plot_and_the_constraint() {
        let last = SHIPPED.lines().find(|line| line.contains("\"X1\"")).unwrap();
        for (old, new, what) in [
            (last, "", "there are 36 plots, not 35"),
            ("id = \"V2\"", "id = \"V1\"", "plot V1: no two plots have the same id"),
            ("id = \"V2\"", "id = \"V 2\"", "plot \"V 2\": an id has only letters and digits"),
            ("\"X1\", value = 5", "\"X1\", value = 6", "plot X1: a plot is worth at most 5"),
            (
                "value = 2, pyramids = [1],",
                "value = 2, pyramids = [7],",
                "plot V2: the squares of a plot are 1 to 6",
            ),
            (
                "value = 2, pyramids = [1],",
                "value = 2, pyramids = [1, 1],",
                "plot V2: a pyramid is listed twice",
            ),
            ("patron = \"violet\"", "patron = \"mauve\"", "unknown variant `mauve`"),
            ("confidence", "trust", "unknown field `trust`"),
            ("\"R\"", "\"Q\"", "unknown variant `Q`"),
        ] {
            assert!(SHIPPED.contains(old), "{old}");
            let error = Plots::load(&SHIPPED.replacen(old, new, 1)).unwrap_err().to_string();
            assert!(error.contains(what), "{error:?} does not contain {what:?}");
        }
    }

    #[test]
    fn an_owner_of_the_box_may_correct_any_figure() {
        for (old, new) in [
            ("\"V1\", patron = \"violet\"", "\"V1\", patron = \"lemon\""),
            ("\"V1\", patron = \"violet\", value = 0", "\"V1\", patron = \"violet\", value = 4"),
            ("\"X1\", value = 5", "\"X1\", value = 3"),
        ] {
            assert!(SHIPPED.contains(old), "{old}");
            assert!(Plots::load(&SHIPPED.replacen(old, new, 1)).is_ok(), "{new}");
        }
    }
}
