import { groupsOf, runInLanes } from './lanes';

const LIST = [
  { name: 'unit' },
  { name: 'journeys' },
  { name: 'benches', lane: 'benches' },
  { name: 'engines', lane: 'sites' },
  { name: 'chaos', lane: 'sites' },
  { name: 'last' },
];

describe('checks that run at the same time', () => {
  it('are neighbours with lanes; a check without one has the machine to itself', () => {
    const names = groupsOf(LIST).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));
    expect(names).toEqual([
      [['unit']],
      [['journeys']],
      [['benches'], ['engines', 'chaos']],
      [['last']],
    ]);
  });

  it('begin together, each lane in its order, and are told in the order of the list', async () => {
    const told: string[] = [];
    const waits = new Map<string, () => void>();
    const run = (check: { readonly name: string }): Promise<string> => {
      told.push(`begin ${check.name}`);
      return new Promise((resolve) => waits.set(check.name, () => resolve(check.name)));
    };
    const ended = runInLanes(LIST.slice(2, 5), run);
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
