//! Small things that are written as one word, in texts and in data alike.

/// Data of these types is their text.
macro_rules! data_is_text {
    ($($name:ident $example:literal)*) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|()| {
                    serde::de::Error::custom(format!("expected something like `{}`, found `{text}`", $example))
                })
            }
        }
    )*};
}

pub(crate) use data_is_text;
