import { BehaviorSubject } from 'rxjs';
import { createFace } from './create-face';
import { rowOf, sendingSite } from './face.fixture';
import { site } from './face.fixture';

describe('[C-05] what a face hands out is its own: whoever changes it changes nothing for anybody', () => {
  const member = { memberCode: 'M1', statuses: ['a'], groups: new Map([[1, { fen: 5 }]]) };
  const state = { status: 'member', member };
  const live = new BehaviorSubject<unknown>(state);
  const view = { get: () => live.value, changes$: live };
  const whole = site({
    session: { state: view, moneyReady: view },
    balances: { state: view },
    settings: { state: view, user: view, save: () => Promise.resolve({ ok: true, value: member }) },
    seasons: { state: view, phase: () => member },
  });
  const face = createFace(whole, { name: 'keno', capabilities: ['balances', 'settings'] });
  const other = createFace(whole, { name: 'lotto', capabilities: ['balances'] });
  const latestOf = <T>(stream: {
    subscribe: (next: (value: T) => void) => { unsubscribe: () => void };
  }): T => {
    const all: T[] = [];
    stream.subscribe((value) => all.push(value)).unsubscribe();
    return all[0] as T;
  };
  type Member = typeof member;
  const memberOf = (given: unknown): Member => (given as { member: Member }).member;

  test.each<[string, (own: Member) => void]>([
    [
      'who is signed in',
      (own) => {
        own.memberCode = 'x';
      },
    ],
    [
      'a list of it',
      (own) => {
        own.statuses.push('x');
      },
    ],
    [
      'a new member',
      (own) => {
        Object.assign(own, { stolen: 1 });
      },
    ],
    [
      'what a map holds',
      (own) => {
        const one = own.groups.get(1);
        if (one !== undefined) one.fen = 0;
      },
    ],
  ])(
    '%s cannot be changed: by what is read, by what is told, by what is answered',
    async (_what, change) => {
      const saved = await face.settings.save({});
      const all = [
        memberOf(face.session.state.get()),
        memberOf(latestOf(face.session.state.changes$)),
        memberOf(face.balances.state.get()),
        face.seasons.phase('x') as unknown as Member,
        (saved as unknown as { value: Member }).value,
      ];
      for (const own of all) expect(() => change(own)).toThrow(TypeError);
      expect(member).toEqual({
        memberCode: 'M1',
        statuses: ['a'],
        groups: new Map([[1, { fen: 5 }]]),
      });
    },
  );

  test('a map is one of its own per part, and what is the same stays the same', () => {
    const own = memberOf(face.balances.state.get());
    (own.groups as Map<unknown, unknown>).clear();
    expect([member.groups.size, memberOf(other.balances.state.get()).groups.size]).toEqual([1, 1]);
    expect([
      face.balances.state.get() === face.balances.state.get(),
      memberOf(face.session.state.get()) === own,
      latestOf(face.session.state.changes$) === face.session.state.get(),
    ]).toEqual([true, true, true]);
  });

  test("the host's own objects stay as they were: not frozen; functions, instances and elements are handed on as they are", () => {
    class Rx {
      n = 1;
    }
    const things = {
      run: () => 1,
      rx: new Rx(),
      element: { $$typeof: Symbol.for('react.element'), props: {} },
    };
    live.next(things);
    const own = face.session.state.get() as unknown as typeof things;
    expect([own.run === things.run, own.rx === things.rx, own.element === things.element]).toEqual([
      true,
      true,
      true,
    ]);
    expect([things, things.element, things.rx, member, state].map(Object.isFrozen)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    live.next(state);
  });

  test('a failure that the client hands to everybody who asks is a copy, too', async () => {
    const error = { kind: 'api', code: 'PREVIEW' };
    const { answers, faceOf } = sendingSite();
    answers.unshift({ ok: false, error });
    const answer = await faceOf('api:offers').api.call(rowOf('/api/Bonus/List', { method: 'GET' }));
    expect(() => {
      (answer as unknown as { error: typeof error }).error.code = 'x';
    }).toThrow(TypeError);
    expect(error.code).toBe('PREVIEW');
  });
});
