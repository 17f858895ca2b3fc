/** How much of the machine the embedded engine may take; it shares a process with everything else. */

export interface EngineBounds {
  readonly memoryBytes: number;
  readonly markCacheBytes: number;
  readonly backgroundThreads: number;
  readonly queryThreads: number;
}

export const DEFAULT_ENGINE_BOUNDS: EngineBounds = {
  memoryBytes: 600_000_000,
  markCacheBytes: 32_000_000,
  backgroundThreads: 2,
  queryThreads: 2,
};

/** The engine's configuration file; it can only be given when the engine is opened. */
export function engineConfiguration(bounds: Partial<EngineBounds> = {}): string {
  const { memoryBytes, markCacheBytes, backgroundThreads, queryThreads } = { ...DEFAULT_ENGINE_BOUNDS, ...bounds };
  return `<clickhouse>
  <max_server_memory_usage>${memoryBytes}</max_server_memory_usage>
  <mark_cache_size>${markCacheBytes}</mark_cache_size>
  <uncompressed_cache_size>0</uncompressed_cache_size>
  <background_pool_size>${backgroundThreads}</background_pool_size>
  <background_schedule_pool_size>${backgroundThreads}</background_schedule_pool_size>
  <timezone>UTC</timezone>
  <profiles><default>
    <max_threads>${queryThreads}</max_threads>
    <max_insert_threads>1</max_insert_threads>
  </default></profiles>
</clickhouse>
`;
}
