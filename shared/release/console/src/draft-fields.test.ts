import type { ConsoleTexts } from '@site/contracts/releases/console';
import data from '../../../../remote-events/events/cny2024/data.json';
import surface from '../../../../remote-events/events/cny2024/remote.json';
import { fieldsOf, typedAt, typedTexts } from './draft-fields';

const texts = { data, surface: surface.season } as unknown as ConsoleTexts;
const fields = fieldsOf(texts).flatMap(([, each]) => each);

function typed(over: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const field of fields) form.set(field.path, over[field.path] ?? typedAt(texts, field));
  return form;
}

test('what nobody types stays as it is, whatever kind of field it stands in', () => {
  expect(typedTexts(texts, typed())).toEqual(texts);
});

test('what is typed stands in its place; empty lines of a list go', () => {
  const next = typedTexts(
    texts,
    typed({ 'data.prizes': ' 一等奖 8888 元\n\n二等奖 888 元 ', 'data.ways.1.title': '新方式' }),
  );
  expect(next.data.prizes).toEqual(['一等奖 8888 元', '二等奖 888 元']);
  expect(next.data.ways[1]?.title).toBe('新方式');
  expect(next.data.ways[0]).toEqual(texts.data.ways[0]);
  expect(texts.data.prizes).toEqual([]);
});
