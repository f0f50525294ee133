//! What the module exports: memory for requests and answers, and the call. What it imports: a clock.

#![allow(unsafe_code)]

use std::cell::RefCell;
use std::mem::ManuallyDrop;
use std::time::Duration;

use crate::Engine;

#[link(wasm_import_module = "clock")]
unsafe extern "C" {
    /// Milliseconds since a moment that stays the same.
    safe fn now() -> f64;
}

fn clock() -> Duration {
    Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default()
}

thread_local! {
    static ENGINE: RefCell<Engine> = const { RefCell::new(Engine::new(dighouse_shelf::shelf(), Some(clock))) };
}

/// Reserves `len` bytes for a request and returns their address.
#[unsafe(no_mangle)]
extern "C" fn alloc(len: usize) -> *mut u8 {
    ManuallyDrop::new(vec![0; len].into_boxed_slice()).as_mut_ptr()
}

/// Gives back `len` bytes at `address`.
///
/// # Safety
/// They must come from [`alloc`] or [`call`], with this length, and must not have been given back.
#[unsafe(no_mangle)]
unsafe extern "C" fn free(address: *mut u8, len: usize) {
    // SAFETY: the caller's promise. Both exports made a boxed slice of this length.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, len)) });
}

/// Takes the request of `len` bytes at `address`, gives its memory back, and returns the answer: its address in the
/// high half, its length in the low half.
///
/// # Safety
/// As for [`free`].
#[unsafe(no_mangle)]
unsafe extern "C" fn call(address: *mut u8, len: usize) -> u64 {
    // SAFETY: the caller's promise, and `alloc` initialised all bytes.
    let question = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, len)) };
    let answer = ENGINE.with_borrow_mut(|engine| engine.call(&question)).into_boxed_slice();
    let mut answer = ManuallyDrop::new(answer);
    (answer.as_mut_ptr() as u64) << 32 | answer.len() as u64
}
