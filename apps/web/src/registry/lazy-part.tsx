/**
 * A part of the application whose script comes by itself. As `lazy`, with two differences: it can be fetched beforehand,
 * and then stands with the very first drawing; and when its script comes late it is drawn the moment it is there, where
 * React keeps what a suspended part showed instead for 300 ms at least.
 */
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyPart<Props extends object = object> {
  /** Undefined until its script is there. */
  readonly component: ComponentType<Props> | undefined;
  /** Fetches the script; rejects when it cannot be had, and loads again the next time. */
  preload(): Promise<void>;
}

const known = new WeakMap<object, unknown>();

/** One part for each script, forever: another one would not know that its script is there. */
export function createLazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  // What is known of a script was made of that very script, and so has its properties.
  const part = (known.get(load) as LazyPart<Props> | undefined) ?? makePart(load);
  known.set(load, part);
  return part;
}

function makePart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let component: LazyPart<Props>['component'];
  return {
    get component() {
      return component;
    },
    async preload() {
      component ??= (await load()).default;
    },
  };
}

interface LateProps<Props extends object> {
  readonly part: LazyPart<Props>;
  /** What the part is drawn with; a page of the router takes nothing. */
  readonly props?: Props;
  /** Stands until the script is there, and for what suspends inside. */
  readonly fallback: ReactNode;
}

/**
 * Draws a part, and another one when it is given another: the router puts one page where the last one stood. A script
 * that cannot be had is thrown to the next error boundary.
 */
export function Lazy<Props extends object>({ part, props, fallback }: LateProps<Props>) {
  const [answer, setAnswer] = useState<{ readonly of: LazyPart<Props>; readonly error?: unknown }>();
  const Part = part.component;
  useEffect(() => {
    if (Part !== undefined) return undefined;
    let isLeft = false;
    part.preload().then(
      () => isLeft || setAnswer({ of: part }),
      (error: unknown) => isLeft || setAnswer({ of: part, error }),
    );
    return () => {
      isLeft = true;
    };
  }, [Part, part]);
  if (answer?.of === part && answer.error !== undefined) throw answer.error;
  if (Part === undefined) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Part {...(props as Props)} />
    </Suspense>
  );
}
