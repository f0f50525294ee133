//! Reads `data/wheels.toml`.

use dighouse_game::{DataError, DataFile};
use serde::Deserialize;

use crate::Wheel;
use crate::components::catalogue::{Profile, WHEELS, Wheels};
use crate::components::checks;

pub(super) const FILE: DataFile = DataFile::new("lost-code/data/wheels.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    dial: Dial,
    profile: Vec<ProfileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dial {
    plain: u8,
    x: u8,
    #[expect(dead_code, reason = "for readers of the file; its form is checked")]
    confidence: DialConfidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProfileRow {
    name: String,
    wheels: Vec<WheelRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WheelRow {
    width: u8,
    points: u8,
    #[expect(dead_code, reason = "for readers of the file; its form is checked")]
    confidence: WheelConfidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "for readers of the file; its form is checked")]
struct DialConfidence {
    plain: Confidence,
    x: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "for readers of the file; its form is checked")]
struct WheelConfidence {
    width: Confidence,
    points: Confidence,
}

#[derive(Deserialize)]
enum Confidence {
    #[serde(rename = "V")]
    Verified,
    #[serde(rename = "D")]
    Derived,
    #[serde(rename = "R")]
    Reconstructed,
}

impl Wheels {
    /// Reads a file of wheels.
    ///
    /// # Errors
    /// Names the profile and the constraint that the file breaks.
    pub fn load(text: &str) -> Result<Wheels, DataError> {
        let File { dial, profile: rows } = FILE.parse(text)?;
        checks::check_dials(dial.plain, dial.x)?;
        let profiles = rows.into_iter().map(ProfileRow::profile).collect::<Result<_, _>>()?;
        Ok(Wheels { profiles, plain_dial: dial.plain, x_dial: dial.x })
    }
}

impl ProfileRow {
    fn profile(self) -> Result<Profile, DataError> {
        let wheels: Vec<Wheel> =
            self.wheels.iter().map(|row| Wheel { width: row.width, points: row.points }).collect();
        let count = wheels.len();
        let wheels = <[Wheel; WHEELS]>::try_from(wheels).map_err(|_| {
            let profile = format_args!("profile `{}`", self.name);
            FILE.error_in(profile, format_args!("there are {WHEELS} wheels, not {count}"))
        })?;
        checks::check_wheels(&self.name, &wheels)?;
        Ok(Profile { name: self.name, wheels })
    }
}
