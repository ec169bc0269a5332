/** The calls of the console about drafts of seasons. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ConsoleDropSchema,
  ConsoleHoldSchema,
  ConsolePictureSchema,
  ConsoleSaveSchema,
} from '@site/contracts/releases/console';
import { typeOf } from '@site/domain/serving/file-types';
import type { ReleaseContext } from '../context';
import type { SmokeStage } from '../gate/smoke-stage';
import { dropDraft, holdDraft, pictureOf, readDraft, savePicture, saveTexts } from './drafts';
import type { consoleGuard } from './guard';
import { readBody } from './read-body';
import type { ConsoleSession } from './sign-in';

interface DraftCalls {
  readonly context: () => ReleaseContext;
  readonly personOf: (request: FastifyRequest) => ConsoleSession;
  readonly guard: ReturnType<typeof consoleGuard>;
  readonly smokeStage: () => Promise<SmokeStage>;
}

interface Named {
  Params: { name: string };
}

/** Largest body with a picture in it, in bytes. */
const PICTURE_BODY = 800_000;

/** Adds the calls to the console's server. */
export function mountDrafts(
  app: FastifyInstance,
  { context, personOf, guard, smokeStage }: DraftCalls,
): void {
  app.get<Named>('/api/drafts/:name', async (request) => {
    const { name } = request.params;
    await guard.allow(personOf(request), { act: 'draft', name });
    return readDraft(context(), name);
  });
  app.get<Named>('/api/drafts/:name/picture', async (request, reply) => {
    const { name } = request.params;
    await guard.allow(personOf(request), { act: 'draft', name });
    const { file, bytes } = await pictureOf(context(), name);
    return reply.type(typeOf(file)).send(bytes);
  });
  app.post('/api/drafts', async (request) => {
    const { name, seen, texts } = readBody(ConsoleSaveSchema, request.body);
    const person = personOf(request);
    return guard.act(person, { act: 'draft', name }, () =>
      saveTexts(context(), name, texts, { by: person.who, seen }),
    );
  });
  app.post('/api/drafts/picture', { bodyLimit: PICTURE_BODY }, async (request) => {
    const { name, seen, bytes } = readBody(ConsolePictureSchema, request.body);
    const person = personOf(request);
    return guard.act(person, { act: 'draft picture', name }, () =>
      savePicture(context(), name, Buffer.from(bytes, 'base64'), { by: person.who, seen }),
    );
  });
  app.post('/api/drafts/drop', async (request) => {
    const { name, seen } = readBody(ConsoleDropSchema, request.body);
    return guard.act(personOf(request), { act: 'drop draft', name }, async () => {
      dropDraft(context(), name, seen);
      return { said: 'the draft is gone' };
    });
  });
  app.post('/api/drafts/hold', async (request) => {
    const { name, seen, why } = readBody(ConsoleHoldSchema, request.body);
    const person = personOf(request);
    return guard.act(person, { act: 'hold draft', name, why }, async () => {
      const version = await holdDraft(context(), name, { by: person.who, why, seen }, smokeStage);
      return { version, said: `held back: ${name}@${version}` };
    });
  });
}
