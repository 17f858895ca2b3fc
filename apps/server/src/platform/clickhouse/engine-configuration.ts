/** How much of the machine the embedded engine may take; it shares a process with everything else. */
import { DISK_RESERVE_BYTES } from '../disk/disk-space.ts';

export interface EngineBounds {
  readonly memoryBytes: number;
  readonly markCacheBytes: number;
  /** Which rows earlier conditions left over, and marks of indexes: ours are asked anew each time. */
  readonly otherCacheBytes: number;
  readonly backgroundThreads: number;
  /** How many parts of one size are merged at once, about. */
  readonly mergeWidth: number;
  /** Inserts are refused when less is free; ships keep what is refused and send it again. */
  readonly diskReserveBytes: number;
}

export const DEFAULT_ENGINE_BOUNDS: EngineBounds = {
  memoryBytes: 600_000_000,
  markCacheBytes: 32_000_000,
  otherCacheBytes: 8_000_000,
  backgroundThreads: 2,
  // The engine counts every part as 5 MB at least, so with its own 5 a month of a small fleet was written anew for every
  // five inserts, half a core all day; the statements that read 20 parts instead of 5 take the same time.
  mergeWidth: 20,
  // Telemetry stops first: the relational store does not survive a full disk.
  diskReserveBytes: 2 * DISK_RESERVE_BYTES,
};

/** The engine's configuration file; it can only be given when the engine is opened. */
export function buildEngineConfiguration(bounds: Partial<EngineBounds> = {}): string {
  const { memoryBytes, markCacheBytes, otherCacheBytes, backgroundThreads, mergeWidth, diskReserveBytes } = {
    ...DEFAULT_ENGINE_BOUNDS,
    ...bounds,
  };
  return `<clickhouse>
  <max_server_memory_usage>${memoryBytes}</max_server_memory_usage>
  <mark_cache_size>${markCacheBytes}</mark_cache_size>
  <uncompressed_cache_size>0</uncompressed_cache_size>
  <index_mark_cache_size>${otherCacheBytes}</index_mark_cache_size>
  <query_condition_cache_size>${otherCacheBytes}</query_condition_cache_size>
  <background_pool_size>${backgroundThreads}</background_pool_size>
  <background_schedule_pool_size>${backgroundThreads}</background_schedule_pool_size>
  <merge_tree>
    <merge_selector_base>${mergeWidth}</merge_selector_base>
    <min_free_disk_bytes_to_perform_insert>${diskReserveBytes}</min_free_disk_bytes_to_perform_insert>
  </merge_tree>
</clickhouse>
`;
}
