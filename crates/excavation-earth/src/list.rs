//! A short list without a heap.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Up to `N` items in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; `filler` stands where nothing is.
    pub(crate) const fn empty(filler: T) -> List<T, N> {
        List { items: [filler; N], len: 0 }
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an item at the end.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Puts an item at a place; those from there on move back.
    pub(crate) fn insert(&mut self, place: usize, item: T) {
        self.push(item);
        self.as_mut_slice()[place..].rotate_right(1);
    }

    /// Takes the item at a place; those after it move up.
    #[inline]
    pub(crate) fn remove(&mut self, place: usize) -> T {
        self.as_mut_slice()[place..].rotate_left(1);
        self.len -= 1;
        self.items[usize::from(self.len)]
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the first `len` items.
    #[inline]
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }

    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        items.into_iter().for_each(|item| self.push(item));
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
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize + Copy, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

/// Something to stand where a list has nothing.
pub(crate) trait Filler: Copy {
    const FILLER: Self;
}

/// A list of these items, if they are not too many.
pub(crate) fn list_of<T: Filler, const N: usize>(items: &[T]) -> Option<List<T, N>> {
    (items.len() <= N).then(|| {
        let mut list = List::empty(T::FILLER);
        list.extend(items.iter().copied());
        list
    })
}

impl<'de, T: Filler + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        list_of(&items).ok_or_else(|| D::Error::custom(format!("{} are too many, {N} fit", items.len())))
    }
}
