//! Where legal actions are listed.

/// What takes the legal actions that a game lists: a vector, or a [mask](crate::encoding::Mask) of their ids.
///
/// Games list into any of them with the same code ([`Game::list`](crate::Game::list)), so a mask costs about as much as
/// a vector.
///
/// ```
/// use dighouse_game::Listing;
///
/// /// Counts what is listed.
/// struct Count(usize);
///
/// impl<A> Listing<A> for Count {
///     fn push(&mut self, _: A) {
///         self.0 += 1;
///     }
/// }
///
/// let mut count = Count(0);
/// count.extend(["dig", "pass"]);
/// assert_eq!(count.0, 2);
/// ```
pub trait Listing<A> {
    /// Adds an action.
    fn push(&mut self, action: A);

    /// Adds several actions.
    #[inline]
    fn extend(&mut self, actions: impl IntoIterator<Item = A>) {
        actions.into_iter().for_each(|action| self.push(action));
    }

    /// Adds actions whose [ids](crate::encoding::ActionId) follow each other. A mask sets them all at once.
    #[inline]
    fn extend_run(&mut self, actions: impl ExactSizeIterator<Item = A>) {
        self.extend(actions);
    }

    /// Adds the action of each place in a set, one bit each; their ids are as far apart as the places. A mask sets
    /// them all at once.
    #[inline]
    fn extend_where(&mut self, places: u128, action: impl Fn(usize) -> A) {
        let mut rest = places;
        while rest != 0 {
            self.push(action(rest.trailing_zeros() as usize));
            rest &= rest - 1;
        }
    }
}

impl<A> Listing<A> for Vec<A> {
    #[inline]
    fn push(&mut self, action: A) {
        self.push(action);
    }

    #[inline]
    fn extend(&mut self, actions: impl IntoIterator<Item = A>) {
        Extend::extend(self, actions);
    }
}
