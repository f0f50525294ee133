/** What went wrong with a request. `error` is a tag whose words are `house-error-…` or `web-problem-…`. */
export class Problem extends Error {
  /** A short name, such as `stale`; `offline` when the server did not answer at all. */
  readonly error: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The field of the request that is wrong. */
  readonly field: string | undefined;
  /** The whole answer. */
  readonly data: Record<string, unknown>;

  constructor(status: number, data: Record<string, unknown>) {
    const error = typeof data['error'] === 'string' ? data['error'] : 'unknown';
    super(error);
    this.name = 'Problem';
    this.error = error;
    this.status = status;
    this.field = typeof data['field'] === 'string' ? data['field'] : undefined;
    this.data = data;
  }
}

/** The answers of a server that may be there again soon. */
export const PASSING: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

/** What a refused request was refused for. */
export async function problemOf(response: Response): Promise<Problem> {
  const data: unknown = await response.json().catch(() => null);
  if (typeof data === 'object' && data !== null) {
    return new Problem(response.status, data as Record<string, unknown>);
  }
  // The answer of a proxy: the server itself cannot be reached.
  return new Problem(response.status, { error: PASSING.has(response.status) ? 'offline' : 'unknown' });
}
