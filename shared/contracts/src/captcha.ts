/**
 * The picture puzzle of the login (§7.2 "Captcha Info and ChallengeId"): asked for after three
 * failures of a name.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/**
 * GET Captcha/Info: whether this name has to solve a puzzle at its next login. Names that do not
 * exist answer alike.
 */
export const getCaptchaInfo = defineEndpoint({
  id: 'captcha.info',
  quiet: 'verdict',
  service: 'gateway',
  method: 'GET',
  path: '/api/Captcha/Info',
  confidential: true,
  query: v.object({ username: v.string() }),
  result: v.object({ isRequired: v.boolean() }),
});

/**
 * GET Captcha/ChallengeId: a fresh puzzle. `tiles` are nine pictures (`data:image/svg+xml`) and the
 * task is to pick all that fit the prompt; the numbers of the picked ones, from 0, go into the
 * login. One try, five minutes.
 */
export const getCaptchaChallenge = defineEndpoint({
  id: 'captcha.challenge',
  quiet: 'verdict',
  service: 'gateway',
  method: 'GET',
  path: '/api/Captcha/ChallengeId',
  confidential: true,
  result: v.object({
    challengeId: v.string(),
    prompt: v.string(),
    tiles: v.array(v.string()),
    expiresInSeconds: v.number(),
  }),
});
