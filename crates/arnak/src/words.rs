//! Things that are written as short texts: enums whose variants are words, and types whose text is
//! their form in positions and on the wire.

macro_rules! words {
    ($($(#[$doc:meta])* $Name:ident { $($(#[$var_doc:meta])* $Variant:ident = $word:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
        pub enum $Name { $($(#[$var_doc])* #[serde(rename = $word)] $Variant,)* }

        impl $Name {
            /// All of them.
            pub const ALL: &'static [$Name] = &[$($Name::$Variant,)*];

            /// Its name in the notation.
            pub const fn name(self) -> &'static str {
                match self { $($Name::$Variant => $word,)* }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = ();

            fn from_str(text: &str) -> Result<$Name, ()> {
                $Name::ALL.iter().copied().find(|known| known.name() == text).ok_or(())
            }
        }
    )*};
}

/// Types that go over the wire as their text.
macro_rules! as_text {
    ($($Name:ident $what:literal;)*) => {$(
        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|()| serde::de::Error::custom(format!("`{text}` is not {}", $what)))
            }
        }
    )*};
}

pub(crate) use {as_text, words};
