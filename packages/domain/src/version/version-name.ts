/** Names of versions: `1.4.221`, and of a build of it `1.4.221+9f3c2a1`. */

export interface VersionName {
  readonly version: string;
  /** The commit it was built from; empty for the release itself. */
  readonly build: string;
}

export const VERSION_PATTERN = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/;
export const BUILD_PATTERN = /^[0-9A-Za-z.-]{1,40}$/;

const IN_SOFTWARE = /(?:^|\s)v?(\d{1,6}\.\d{1,6}\.\d{1,6})(?:\+([0-9A-Za-z.-]{1,40}))?(?=\s|$)/;

/** `1.4.221+9f3c2a1`. */
export function formatVersionName({ version, build }: VersionName): string {
  return build === '' ? version : `${version}+${build}`;
}

/** The version in the name a program gives itself, as `fms-gateway 1.4.221+9f3c2a1`; null where there is none. */
export function parseSoftwareVersion(software: string): VersionName | null {
  const [, version, build = ''] = IN_SOFTWARE.exec(software) ?? [];
  return version === undefined ? null : { version, build };
}
