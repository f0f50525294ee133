//! Metrics for Prometheus.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The metrics of one server.
pub(crate) struct Metrics {
    registry: Registry,
    /// Requests by route and status.
    pub(crate) requests: Family<Route, Counter>,
    /// How long requests took, in seconds, without streams.
    pub(crate) latency: Histogram,
    /// Actions that were committed.
    pub(crate) actions: Counter,
    /// Tables made.
    pub(crate) tables: Counter,
    /// Tables in memory.
    pub(crate) live_tables: Gauge,
    /// Open streams.
    pub(crate) streams: Gauge,
    /// How long bots think, in seconds.
    pub(crate) thinking: Histogram,
    /// Bots that think now.
    pub(crate) bots_thinking: Gauge,
    /// Bots that wait for a core.
    pub(crate) bots_waiting: Gauge,
    /// Webhook calls, by whether they succeeded.
    calls: Family<Outcome, Counter>,
}

/// A route and a status.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Route {
    pub(crate) route: String,
    pub(crate) status: u16,
}

/// Whether a call succeeded.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Outcome {
    good: bool,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let times = || Histogram::new(exponential_buckets(0.0005, 2.0, 15));
        let mut metrics = Metrics {
            registry: Registry::with_prefix("dighouse"),
            requests: Family::default(),
            latency: times(),
            actions: Counter::default(),
            tables: Counter::default(),
            live_tables: Gauge::default(),
            streams: Gauge::default(),
            thinking: times(),
            bots_thinking: Gauge::default(),
            bots_waiting: Gauge::default(),
            calls: Family::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests by route and status", metrics.requests.clone());
        registry.register("request_seconds", "How long requests took", metrics.latency.clone());
        registry.register("actions", "Actions that are on disk", metrics.actions.clone());
        registry.register("tables_made", "Tables made", metrics.tables.clone());
        registry.register("live_tables", "Tables in memory", metrics.live_tables.clone());
        registry.register("streams", "Open streams", metrics.streams.clone());
        registry.register("bot_seconds", "How long bots think", metrics.thinking.clone());
        registry.register("bots_thinking", "Bots that think now", metrics.bots_thinking.clone());
        registry.register("bots_waiting", "Bots that wait for their turn", metrics.bots_waiting.clone());
        registry.register("webhook_calls", "Webhooks that were called", metrics.calls.clone());
        for good in [true, false] {
            // Starts at zero, so that the first call is visible as a change.
            drop(metrics.calls.get_or_create(&Outcome { good }));
        }
        metrics
    }

    /// Counts a webhook call.
    pub(crate) fn called(&self, good: bool) {
        self.calls.get_or_create(&Outcome { good }).inc();
    }

    /// All metrics as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a String takes any text");
        text
    }
}
