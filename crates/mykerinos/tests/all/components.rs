//! The box: exact totals of what `data/plots.toml` lists.
//!
//! An owner of the box who corrects a figure also corrects the total here.

use dighouse_mykerinos::{PLOTS, Patron, Plots, Print, Room, WINGS};

fn plots() -> &'static [Print; PLOTS] {
    &Plots::shipped().unwrap().0
}

fn count(holds: impl Fn(&Print) -> bool) -> usize {
    plots().iter().filter(|print| holds(print)).count()
}

#[test]
fn the_box_has_36_plots_seven_of_each_patron_and_one_of_none() {
    assert_eq!(plots().len(), 36);
    assert_eq!(Patron::ALL.map(|patron| count(|print| print.patron == Some(patron))), [7; 5]);
    assert_eq!(count(|print| print.patron.is_none()), 1);
}

#[test]
fn plots_are_worth_55_points_and_show_47_pyramids() {
    assert_eq!([0, 2, 3, 5].map(|value| count(|print| print.value == value)), [15, 10, 10, 1]);
    assert_eq!(plots().iter().map(|print| u32::from(print.value)).sum::<u32>(), 55);
    assert_eq!(plots().iter().map(Print::pyramid_count).sum::<u32>(), 47);
}

#[test]
fn three_values_are_verified() {
    let printed = |patron, value| count(|print| (print.patron, print.value) == (patron, value)) > 0;
    assert!(printed(None, 5), "the plot without a patron is worth 5");
    assert!(printed(Some(Patron::Lemon), 3), "there is a Lord Lemon worth 3");
    assert!(printed(Some(Patron::Blackmore), 0), "there is a Mrs. Blackmore worth nothing");
    assert_eq!(count(|print| print.patron.is_some() && print.value == 5), 0, "no other plot is worth 5");
}

#[test]
fn the_museum_has_five_wings_and_fifteen_rooms() {
    assert_eq!(WINGS, 5);
    assert_eq!([5, 3, 2].map(|value| Room::all().filter(|room| room.value() == value).count()), [5; 3]);
}
