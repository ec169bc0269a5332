import { groupsOf, runInLanes } from './lanes';

const LIST = [
  { name: 'types', lane: 'sources', stage: 'sources' },
  { name: 'build', lane: 'builds', stage: 'sources' },
  { name: 'unit' },
  { name: 'journeys' },
  { name: 'benches', lane: 'benches', stage: 'sites' },
  { name: 'engines', lane: 'sites', stage: 'sites' },
  { name: 'chaos', lane: 'sites', stage: 'sites' },
  { name: 'last' },
];
const named = (list: typeof LIST): string[][][] =>
  groupsOf(list).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));

describe('checks that run at the same time', () => {
  it('are neighbours with lanes; a check without one has the machine to itself', () => {
    expect(named(LIST)).toEqual([
      [['types'], ['build']],
      [['unit']],
      [['journeys']],
      [['benches'], ['engines', 'chaos']],
      [['last']],
    ]);
  });

  it('never begin before what they stand on, though all between them is left out', () => {
    const some = LIST.filter(({ name }) => ['build', 'engines', 'chaos'].includes(name));
    expect(named(some)).toEqual([[['build']], [['engines', 'chaos']]]);
  });

  it('begin together, each lane in its order, and are told in the order of the list', async () => {
    const told: string[] = [];
    const waits = new Map<string, () => void>();
    const run = (check: { readonly name: string }): Promise<string> => {
      told.push(`begin ${check.name}`);
      return new Promise((resolve) => waits.set(check.name, () => resolve(check.name)));
    };
    const ended = runInLanes(LIST.slice(4, 7), run);
    const end = async (name: string): Promise<void> => {
      waits.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    expect(told).toEqual(['begin benches', 'begin engines']);
    await end('engines');
    expect(told).toEqual(['begin benches', 'begin engines', 'begin chaos']);
    await end('chaos');
    await end('benches');
    await expect(ended).resolves.toEqual(['benches', 'engines', 'chaos']);
  });
});
