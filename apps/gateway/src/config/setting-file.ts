/** The configuration file of `run`, and the line of it that is wrong. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type GatewaySetting, gatewaySetting } from '@fms/contract/link';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { core } from 'zod';
import { findContradictions } from './find-contradictions.ts';

/** One complaint about the file. `line` counts from 1. */
export interface SettingProblem {
  readonly line: number;
  /** `ships.0.sources.1.port`; empty for the file itself. */
  readonly where: string;
  readonly message: string;
}

export class SettingError extends Error {
  readonly code = 'setting-wrong';
  readonly complaints: readonly SettingProblem[];

  constructor(path: string, complaints: readonly SettingProblem[]) {
    super(
      complaints.map(({ line, where, message }) => `${path}:${line} ${where ? `${where}: ` : ''}${message}`).join('\n'),
    );
    this.complaints = complaints;
  }
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Reads, checks and resolves what lies beside the file. Throws `SettingError` with every complaint. */
export function readSetting(path: string): GatewaySetting {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingError(path, [{ line: 1, where: '', message: (error as Error).message }]);
  }
  const setting = parseSetting(path, text);
  const beside = (file: string) => resolve(dirname(path), file);
  return {
    ...setting,
    data: beside(setting.data),
    ships: setting.ships.map((ship) => ({
      ...ship,
      ...(ship.keyFile === undefined ? {} : { keyFile: beside(ship.keyFile) }),
      sources: ship.sources.map((source) => besideSetting(source, beside)),
      shipView: {
        ...ship.shipView,
        screens: ship.shipView.screens.map((screen) =>
          'passwordFile' in screen && screen.passwordFile !== undefined
            ? { ...screen, passwordFile: beside(screen.passwordFile) }
            : screen,
        ),
      },
      ...(ship.exchange && {
        exchange: { ...ship.exchange, outbox: beside(ship.exchange.outbox), inbox: beside(ship.exchange.inbox) },
      }),
      cameras: ship.cameras.map((camera) => besideSetting(camera, beside)),
    })),
  };
}

/** Every file a source or a camera names is looked for beside the configuration. */
function besideSetting<Setting extends object>(source: Setting, beside: (file: string) => string): Setting {
  const paths: Record<string, string> = {};
  for (const key of ['path', 'channels', 'tokenFile', 'passwordFile']) {
    const value = (source as Record<string, unknown>)[key];
    if (typeof value === 'string') paths[key] = beside(value);
  }
  return { ...source, ...paths };
}

/** As `readSetting`, from text and with its paths as they stand. */
export function parseSetting(path: string, text: string): GatewaySetting {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
  if (errors.length > 0 || !tree) {
    throw new SettingError(
      path,
      errors.map(({ error, offset }) => ({
        line: lineAt(text, offset),
        where: '',
        message: printParseErrorCode(error),
      })),
    );
  }
  const parsed = gatewaySetting.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new SettingError(
      path,
      parsed.error.issues.flatMap((issue) => complaints(text, tree, issue)),
    );
  const wrong = findContradictions(parsed.data).map(({ at, message }) => complaint(text, tree, [...at], message));
  if (wrong.length > 0) throw new SettingError(path, wrong);
  return parsed.data;
}

function complaints(text: string, tree: Node, issue: core.$ZodIssue): SettingProblem[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => complaint(text, tree, [...path, key], 'there is no such setting'));
  }
  return [complaint(text, tree, path, issue.message)];
}

/** What is missing has no place of its own: it is wanted in the nearest part that is there. */
function complaint(text: string, tree: Node, path: (string | number)[], message: string): SettingProblem {
  let depth = path.length;
  let node = findNodeAtLocation(tree, path);
  while (!node && depth > 0) node = findNodeAtLocation(tree, path.slice(0, --depth));
  return { line: lineAt(text, node?.offset ?? 0), where: path.join('.'), message };
}
