/** The cameras of a ship's configuration, opened: with their passwords, the editor of zones and the ffmpeg of the machine. */
import { accessSync, constants, readFileSync } from 'node:fs';
import type { CameraSetting } from '@fms/contract/camera';
import type { Credentials } from '../http/digest.ts';
import { ZoneEditor } from '../privacy/zone-editor.ts';
import { type CameraSource, openCameraSource } from '../watch/camera-source.ts';

export interface OpenedCamera {
  readonly setting: CameraSetting;
  readonly source: CameraSource;
  /** Whether a live view of it can be shown. */
  readonly hasStream: boolean;
}

/** Where Debian and most others put it. The search path of the process is not followed: it may hold a folder of anyone's. */
const FFMPEG_PATHS = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg'];

/** Throws the error of the system for a password file that cannot be read. */
export function openCameras(settings: readonly CameraSetting[]): readonly OpenedCamera[] {
  const ffmpeg = FFMPEG_PATHS.find(isExecutable) ?? null;
  const editor = new ZoneEditor();
  return settings.map((setting) => ({
    setting,
    source: openCameraSource(setting, { credentials: readCredentials(setting), ffmpeg, editor }),
    hasStream: setting.kind === 'mjpeg' || (setting.kind === 'rtsp' && ffmpeg !== null),
  }));
}

function readCredentials({ username, passwordFile }: CameraSetting): Credentials | null {
  if (username === undefined) return null;
  return { username, password: passwordFile === undefined ? '' : readFileSync(passwordFile, 'utf8').trim() };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
