//! A short list without heap allocation.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Up to `N` items in order, stored inline; `N` is at most 255.
///
/// The list is `Copy` if its items are, so cloning a state made of lists copies bytes. Unused places hold a filler that
/// no operation exposes. Two lists are equal if their items are.
///
/// ```
/// use dighouse_game::List;
///
/// let mut deck: List<u8, 4> = List::EMPTY;
/// deck.push(7);
/// deck.push(9);
/// deck.insert(0, 5);
/// assert_eq!(*deck, [5, 7, 9]);
/// assert_eq!(deck.pop(), Some(9));
/// assert_eq!(deck.remove(0), 5);
/// assert_eq!(deck.len(), 1);
/// assert_eq!(size_of_val(&deck), 5);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// A value for the unused places of a [`List`].
pub trait Filler: Copy {
    /// Any value; it is never exposed.
    const FILLER: Self;
}

impl Filler for u8 {
    const FILLER: u8 = 0;
}

impl<T: Copy> Filler for Option<T> {
    const FILLER: Option<T> = None;
}

impl<T: Filler, const N: usize> List<T, N> {
    /// The empty list.
    pub const EMPTY: List<T, N> = List::empty(T::FILLER);

    /// A list of these items; `None` if there are more than `N`.
    ///
    /// ```
    /// use dighouse_game::List;
    ///
    /// assert_eq!(List::<u8, 3>::from_slice(&[1, 2]).unwrap().len(), 2);
    /// assert!(List::<u8, 3>::from_slice(&[1, 2, 3, 4]).is_none());
    /// ```
    pub fn from_slice(items: &[T]) -> Option<List<T, N>> {
        let mut list = List::EMPTY;
        list.items.get_mut(..items.len())?.copy_from_slice(items);
        list.len = items.len() as u8;
        Some(list)
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    const FITS: () = assert!(N <= u8::MAX as usize, "a list has at most 255 items");

    /// The empty list, with `filler` in the unused places.
    pub const fn empty(filler: T) -> List<T, N> {
        let () = List::<T, N>::FITS;
        List { items: [filler; N], len: 0 }
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The items, to change or reorder them.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// The number of items.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no items.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Inserts an item at `place`; the items from there on move back.
    ///
    /// # Panics
    /// If the list is full or `place` is beyond its end.
    pub fn insert(&mut self, place: usize, item: T) {
        self.items.copy_within(place..usize::from(self.len), place + 1);
        self.items[place] = item;
        self.len += 1;
    }

    /// Takes the item at `place`; the items after it move up.
    ///
    /// # Panics
    /// If there is no such item.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let item = self.as_slice()[place];
        self.items.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        item
    }

    /// Removes all items.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the first `len` items.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        if len < usize::from(self.len) {
            self.len = len as u8;
        }
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        self.as_mut_slice()
    }
}

impl<T: Filler, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::EMPTY
    }
}

impl<T: Copy, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Filler, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::EMPTY;
        list.extend(items);
        list
    }
}

impl<T: PartialEq + Copy, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq + Copy, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug + Copy, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_slice(), f)
    }
}

impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

impl<T: Serialize + Copy, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Filler + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let count = items.len();
        List::from_slice(&items)
            .ok_or_else(|| D::Error::custom(format!("{count} items where at most {N} fit")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removed_items_do_not_affect_equality() {
        let mut list = List::<u8, 3>::from_slice(&[4, 5, 6]).unwrap();
        assert_eq!(list.remove(1), 5);
        list.truncate(7);
        assert_eq!(*list, [4, 6]);
        list.insert(2, 9);
        assert_eq!(list.pop(), Some(9));
        assert_eq!(list, [4, 6].into_iter().collect());
        list.truncate(1);
        list.clear();
        assert_eq!((list, list.pop()), (List::EMPTY, None));
    }

    #[test]
    #[should_panic = "slice index starts at 1"]
    fn inserting_beyond_the_end_panics() {
        let mut list = List::<u8, 3>::EMPTY;
        list.insert(1, 7);
    }

    #[test]
    fn deserializing_too_many_items_fails() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1, 2]").is_ok());
        assert!(serde_json::from_str::<List<u8, 2>>("[1, 2, 3]").is_err());
    }
}
