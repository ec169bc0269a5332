import { createBus } from '../bus/bus';
import type { BusAdapters } from '../bus/adapters';
import type { Bus } from '../bus/bus';
import type { BusMessage, BusMessageType } from '../bus/messages';
import { createFace } from './create-face';
import { site } from './face.fixture';

/** Version 2 names the vendor by number, and tells of a kind that version 1 had no word for. */
const VENDORS = ['IM', 'SABA'];
const adapters: BusAdapters = {
  'bet.placed': {
    newest: 'bet@2.placed',
    down: ({ wagerId, vendorId }) =>
      vendorId === null ? null : { wagerId, vendor: VENDORS[Number(vendorId)] },
    up: ({ wagerId, vendor }) => ({ wagerId, vendorId: VENDORS.indexOf(String(vendor)) }),
  },
};
const newer = (fields: object): BusMessage =>
  ({ type: 'bet@2.placed', ...fields }) as unknown as BusMessage;
const heardBy = (bus: Bus, type: string): unknown[] => {
  const heard: unknown[] = [];
  bus.on(type as BusMessageType).subscribe((message) => heard.push(message));
  return heard;
};

function twoMajors() {
  const bus = createBus();
  const faceOf = (name: string): Bus =>
    createFace(site({ bus }), { name, capabilities: [], adapters }).bus;
  return { bus, old: faceOf('old'), young: faceOf('young') };
}

test('a remote of version 1 hears version 2 as version 1, and not what it had no word for', () => {
  const { bus, old, young } = twoMajors();
  const [first, second] = [heardBy(old, 'bet.placed'), heardBy(young, 'bet@2.placed')];
  bus.publish(newer({ wagerId: 'w1', vendorId: 1 }));
  young.publish(newer({ wagerId: 'w2', vendorId: null }));
  expect(first).toEqual([{ type: 'bet.placed', wagerId: 'w1', vendor: 'SABA' }]);
  expect(second).toEqual([
    { type: 'bet@2.placed', wagerId: 'w1', vendorId: 1 },
    { type: 'bet@2.placed', wagerId: 'w2', vendorId: null },
  ]);
});

test('what a remote of version 1 says reaches the host and newer remotes as version 2, and older ones as version 1', () => {
  const { bus, old, young } = twoMajors();
  const heard = [heardBy(bus, 'bet@2.placed'), heardBy(young, 'bet@2.placed')];
  const before = heardBy(old, 'bet.placed');
  old.publish({ type: 'bet.placed', wagerId: 'w3', vendor: 'IM' });
  for (const each of heard)
    expect(each).toEqual([{ type: 'bet@2.placed', wagerId: 'w3', vendorId: 0 }]);
  expect(before).toEqual([{ type: 'bet.placed', wagerId: 'w3', vendor: 'IM' }]);
});

test('a second major opens no message that remotes may not say', () => {
  const { old } = twoMajors();
  const forged = { type: 'money@2.settled' } as unknown as BusMessage;
  expect(() => old.publish(forged)).toThrow(/announces money@2\.settled/);
});
