// @ts-check
/**
 * Says whether the embedded engines can run on this machine: they are built for Linux with glibc and for macOS.
 * Everything else gets one sentence that names the way out.
 */

/** Oldest glibc of the pinned Node 24 and of the embedded telemetry engine (both need the symbols of 2.28). */
const OLDEST_GLIBC = 2.28;

/**
 * @typedef {object} Machine
 * @property {string} platform `process.platform`
 * @property {string} arch `process.arch`
 * @property {string | undefined} glibc version such as `2.36`; undefined on musl and on macOS
 * @property {boolean} hasClickHouse a ClickHouse server is configured, so the embedded one is not needed
 */

/** @returns {Machine} */
export function describeMachine() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */ (process.report?.getReport());
  return {
    platform: process.platform,
    arch: process.arch,
    glibc: report?.header?.glibcVersionRuntime,
    hasClickHouse: Boolean(process.env.CLICKHOUSE_URL),
  };
}

/**
 * @param {Machine} machine
 * @returns {string | undefined} one sentence for the user, or undefined when the machine will do
 */
export function getUnsupportedReason({ platform, arch, glibc, hasClickHouse }) {
  if (platform === 'win32') {
    return 'Windows is not supported directly: install WSL (wsl --install), clone this repository inside it and run the same command there.';
  }
  if (platform !== 'linux' && platform !== 'darwin') {
    return `${platform} is not supported: use Linux or macOS.`;
  }
  if (arch !== 'x64' && arch !== 'arm64') {
    return `The processor type ${arch} is not supported: use x64 or arm64.`;
  }
  if (platform === 'darwin' || hasClickHouse) return undefined;
  if (!glibc) {
    return 'The embedded telemetry store needs glibc, which this system (Alpine or another musl system) does not have: set CLICKHOUSE_URL to a ClickHouse server and use Node 24, or use Debian or Ubuntu.';
  }
  if (isOlder(glibc, OLDEST_GLIBC)) {
    return `glibc ${glibc} is too old, ${OLDEST_GLIBC} or newer is needed: use a newer system, or set CLICKHOUSE_URL to a ClickHouse server and use Node 24.`;
  }
  return undefined;
}

/** @param {string} version @param {number} oldest both are 2.x: compared by their second number */
function isOlder(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = String(oldest).split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
