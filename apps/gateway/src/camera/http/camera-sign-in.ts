/** The sign-in to one camera: keeps its nonce and counts its uses, so that most requests are answered at once. */
import { randomBytes } from 'node:crypto';
import { answerDigest, type Credentials, chooseDigest, type DigestChallenge } from './digest.ts';
import { parseChallenges } from './parse-challenge.ts';

export type CameraAuthentication = 'digest' | 'basic';

/** A nonce is used so often at most; the camera is asked for another then. */
const MAX_NONCE_USES = 0xffff;

export class CameraSignIn {
  readonly #credentials: Credentials | null;
  readonly #authentication: CameraAuthentication;
  readonly #makeNonce: () => string;
  #challenge: DigestChallenge | null = null;
  #isBasicAsked = false;
  #count = 0;

  constructor(
    credentials: Credentials | null,
    authentication: CameraAuthentication,
    makeNonce = () => randomBytes(16).toString('hex'),
  ) {
    this.#credentials = credentials;
    this.#authentication = authentication;
    this.#makeNonce = makeNonce;
  }

  /** `Authorization` of the next request; null while no challenge is known, so that nothing is sent unasked. */
  authorize(method: string, uri: string): string | null {
    if (this.#credentials === null) return null;
    if (this.#isBasicAsked) return `Basic ${basicOf(this.#credentials)}`;
    if (this.#challenge === null || this.#count >= MAX_NONCE_USES) return null;
    this.#count += 1;
    const clientNonce = this.#makeNonce();
    return answerDigest(this.#challenge, this.#credentials, { method, uri, count: this.#count, clientNonce });
  }

  /**
   * Takes the challenge of an answer 401. True when the request is worth another attempt: after the first challenge, and
   * after one whose nonce has only grown old. A second refusal of the same sign-in means that name or password is wrong.
   */
  takeChallenge(header: string, wasAuthorized: boolean): boolean {
    const challenges = parseChallenges(header);
    const digest = chooseDigest(challenges);
    const isAnswered = this.#challenge !== null && this.#challenge.nonce === digest?.nonce;
    this.#challenge = digest;
    this.#count = 0;
    this.#isBasicAsked = false;
    if (this.#credentials === null) return false;
    if (digest !== null) return !isAnswered && (!wasAuthorized || digest.isStale);
    if (this.#authentication !== 'basic' || wasAuthorized) return false;
    this.#isBasicAsked = challenges.some(({ scheme }) => scheme === 'basic');
    return this.#isBasicAsked;
  }
}

const basicOf = ({ username, password }: Credentials) => Buffer.from(`${username}:${password}`).toString('base64');
