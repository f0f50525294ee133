//! When something that failed is tried again.

use crate::random;

/// How many attempts there are.
const TRIES: u32 = 6;

/// The pause after the first attempt, in milliseconds. Each later one is four times as long.
const PAUSE: i64 = 30_000;

/// When to try again after so many attempts, with a random part so that not all happen at the same moment; none after the last.
pub(super) fn again(tries: u32, now: i64) -> Option<i64> {
    let pause = PAUSE * 4_i64.pow(tries.min(TRIES));
    let chance = i64::from(u16::from_le_bytes(random::bytes()));
    (tries + 1 < TRIES).then(|| now + pause / 2 + pause * chance / i64::from(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_between_attempts_grow_vary_and_end() {
        for (tries, base) in [(0, 30), (1, 120), (2, 480), (3, 1920), (4, 7680)] {
            let pauses: Vec<i64> = (0..100).map(|_| again(tries, 0).unwrap()).collect();
            let (least, most) = (pauses.iter().min().unwrap(), pauses.iter().max().unwrap());
            assert!(*least >= base * 500 && *most <= base * 1500 && least < most, "{tries}: {least} {most}");
        }
        assert_eq!(again(TRIES - 1, 0), None);
    }
}
