//! A module in the interpreter.

use std::fmt;
use std::sync::LazyLock;

use serde_json::Value;
use wasmi::{
    Config, EnforcedLimits, Engine, Linker, Memory, Module, Store, StoreLimits, StoreLimitsBuilder, TrapCode,
    TypedFunc,
};

use crate::Failure;

/// The most memory of an instance, in bytes. Replaying a long game takes 2 MB.
const MEMORY: usize = 64 << 20;

/// The most work of a call, and what each byte of the request adds to it: a record is replayed action by action. A call
/// ends within seconds even if the module never would.
const FUEL: u64 = 200_000_000;
const FUEL_PER_BYTE: u64 = 20_000;

/// The most entries of a table. A module has one, of the functions that it calls by address.
const TABLE: usize = 100_000;

static ENGINE: LazyLock<Engine> = LazyLock::new(|| {
    let mut config = Config::default();
    config.consume_fuel(true).allow_start_fn(false).enforced_limits(EnforcedLimits::strict());
    Engine::new(&config)
});

/// A module that was read and validated, but not started. It is cheap to clone.
#[derive(Clone)]
pub struct RulesModule(Module);

impl RulesModule {
    /// Reads a module.
    ///
    /// # Errors
    /// If these bytes are not a WebAssembly module within the limits.
    pub fn new(wasm: &[u8]) -> Result<RulesModule, Failure> {
        Module::new(&ENGINE, wasm).map(RulesModule).map_err(not_a_module)
    }

    /// Starts the module: an instance with memory of its own.
    ///
    /// # Errors
    /// If the module imports something, wants too much memory, or lacks an export.
    pub fn start(&self) -> Result<Instance, Failure> {
        let limits =
            StoreLimitsBuilder::new().memory_size(MEMORY).memories(1).table_elements(TABLE).tables(1);
        let mut store = Store::new(&ENGINE, limits.instances(1).build());
        store.limiter(|limits| limits);
        store.set_fuel(FUEL).expect("the engine counts fuel");
        let instance =
            Linker::new(&ENGINE).instantiate_and_start(&mut store, &self.0).map_err(not_a_module)?;
        let no_export = |name| Failure::NoExport { name };
        Ok(Instance {
            memory: instance.get_memory(&store, "memory").ok_or(no_export("memory"))?,
            alloc: instance.get_typed_func(&store, "alloc").map_err(|_| no_export("alloc"))?,
            call: instance.get_typed_func(&store, "call").map_err(|_| no_export("call"))?,
            free: instance.get_typed_func(&store, "free").map_err(|_| no_export("free"))?,
            store,
        })
    }
}

impl fmt::Debug for RulesModule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RulesModule")
    }
}

fn not_a_module(error: wasmi::Error) -> Failure {
    Failure::NotAModule { why: error.to_string() }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Unanswered {
    /// The rules refuse; the reason is data.
    Refused(Value),
    /// The module is broken. The instance must not be used any more.
    Failed(Failure),
}

impl From<Failure> for Unanswered {
    fn from(failure: Failure) -> Unanswered {
        Unanswered::Failed(failure)
    }
}

/// Either as an error whose text is in the locales.
impl From<Unanswered> for Value {
    fn from(why: Unanswered) -> Value {
        match why {
            Unanswered::Refused(reason) => reason,
            Unanswered::Failed(failure) => failure.into(),
        }
    }
}

/// A running module, with its memory.
pub struct Instance {
    store: Store<StoreLimits>,
    memory: Memory,
    alloc: TypedFunc<u32, u32>,
    call: TypedFunc<(u32, u32), u64>,
    free: TypedFunc<(u32, u32), ()>,
}

impl Instance {
    /// Sends a request and waits for the answer.
    ///
    /// # Errors
    /// Why there is none.
    pub fn ask(&mut self, request: &Value) -> Result<Value, Unanswered> {
        let answer = self.transfer(&serde_json::to_vec(request).expect("a request is plain data"))?;
        let answer: Value = serde_json::from_slice(&answer).map_err(Failure::bad_answer)?;
        let Value::Object(mut answer) = answer else {
            return Err(Failure::bad_answer("it is not an object").into());
        };
        match (answer.remove("ok"), answer.remove("error")) {
            (Some(ok), None) => Ok(ok),
            (None, Some(error)) => Err(Unanswered::Refused(error)),
            _ => Err(Failure::bad_answer("it needs one of `ok` and `error`").into()),
        }
    }

    /// Writes a request into the module's memory, calls the module, and reads the answer.
    fn transfer(&mut self, request: &[u8]) -> Result<Vec<u8>, Failure> {
        let fuel = FUEL + FUEL_PER_BYTE * request.len() as u64;
        self.store.set_fuel(fuel).expect("the engine counts fuel");
        let bounds = |_| Failure::OutOfMemoryBounds;
        let length = u32::try_from(request.len()).map_err(|_| Failure::OutOfMemoryBounds)?;
        let address = self.alloc.call(&mut self.store, length).map_err(broke_off)?;
        self.memory.write(&mut self.store, address as usize, request).map_err(bounds)?;
        let answer = self.call.call(&mut self.store, (address, length)).map_err(broke_off)?;
        let (address, length) = ((answer >> 32) as u32, answer as u32);
        let start = address as usize;
        let read = self.memory.data(&self.store).get(start..).and_then(|rest| rest.get(..length as usize));
        let read = read.ok_or(Failure::OutOfMemoryBounds)?.to_vec();
        self.free.call(&mut self.store, (address, length)).map_err(broke_off)?;
        Ok(read)
    }
}

impl fmt::Debug for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Instance")
    }
}

fn broke_off(error: wasmi::Error) -> Failure {
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => Failure::OutOfFuel,
        _ => Failure::Trap { why: error.to_string() },
    }
}
