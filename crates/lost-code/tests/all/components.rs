//! The box: the exact figures of `data/wheels.toml`.
//!
//! An owner of the box who corrects a figure also corrects it here.

use dighouse_lost_code::{RACKS, Symbol, WHEELS, Wheel, Wheels};

fn wheels(profile: &str) -> [Wheel; WHEELS] {
    Wheels::shipped().unwrap().profile(profile).unwrap().wheels
}

#[test]
fn the_box_has_seven_wheels_six_symbols_and_four_racks() {
    assert_eq!((WHEELS, Symbol::ALL.len(), RACKS), (7, 6, 4));
    for profile in ["standard", "flat"] {
        assert_eq!(wheels(profile).map(|wheel| wheel.width), [1, 2, 3, 4, 5, 7, 10], "{profile}");
    }
}

#[test]
fn the_dials_end_at_21_and_24() {
    let wheels = Wheels::shipped().unwrap();
    assert_eq!((wheels.plain_dial, wheels.x_dial), (21, 24));
}

#[test]
fn each_profile_pays_its_points() {
    assert_eq!(wheels("standard").map(|wheel| wheel.points), [6, 4, 3, 3, 2, 2, 1]);
    assert_eq!(wheels("flat").map(|wheel| wheel.points), [6, 4, 3, 2, 2, 1, 1]);
}

#[test]
fn every_profile_agrees_with_the_rulebook() {
    for profile in &Wheels::shipped().unwrap().profiles {
        let pays = |width, points| profile.wheels.contains(&Wheel { width, points });
        assert!(pays(5, 2) && pays(10, 1), "width 5 pays 2 points and width 10 pays 1");
        assert!(profile.wheels.iter().any(|wheel| wheel.points == 4), "some wheel pays 4 points");
        assert!(profile.wheels[0].points > profile.wheels[1].points, "the narrowest wheel pays most");
        let different = profile.wheels.is_sorted_by(|narrow, wide| narrow.points > wide.points);
        assert!(!different, "some two wheels pay the same");
    }
}
