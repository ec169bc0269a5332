import { lookAt, moment, told, words } from './match-history.fixture';
import { tellingOf, withHistory } from './match-history';
import { openingOf } from './match-track';

test('what is told is read in the order of its minutes; what is not known here or has no minute is left out', () => {
  expect(
    words(
      told(
        '46 home goal',
        '45+2 away corner',
        '45 away red',
        '12 home yellow',
        '13 none goal',
        'x home goal',
      ),
    ),
  ).toEqual(['45 away red', '45+2 away corner', '46 home goal']);
  expect(told(...Array.from({ length: 500 }, () => '5 home goal'))).toHaveLength(60);
});

test('who enters in the middle of a match knows all of it: earlier goals stand before what was seen', () => {
  const now = lookAt({ score: { home: 1, away: 2 }, corners: { home: 1, away: 0 } });
  const merged = withHistory(
    told('12 home goal', '30 away corner', '45+1 away goal', '20 home corner'),
    [moment('60 home attack'), moment('66 away goal')],
    now,
  );
  // A corner that the feed does not count is none.
  expect(words(merged)).toEqual([
    '12 home goal',
    '20 home corner',
    '45+1 away goal',
    '60 home attack',
    '66 away goal',
  ]);
  expect(openingOf(merged, now.score)).toBeNull();
});

test('what the service told after it was seen stands once, also a minute apart, and a goal of the minutes nobody looked in stands between', () => {
  const now = lookAt({ score: { home: 3, away: 0 } });
  expect(
    words(
      withHistory(
        told('10 home goal', '29 home goal', '50 home goal'),
        [moment('30 home goal'), moment('51 home goal')],
        now,
      ),
    ),
  ).toEqual(['10 home goal', '30 home goal', '51 home goal']);
  expect(
    words(
      withHistory(
        told('10 home goal', '29 home goal', '50 home goal'),
        [moment('10 home goal'), moment('50 home goal')],
        now,
      ),
    ),
  ).toEqual(['10 home goal', '29 home goal', '50 home goal']);
});

test('two of one side within minutes are two: what came before the page was opened stays', () => {
  const now = lookAt({ score: { home: 2, away: 1 }, clock: '22' });
  expect(
    words(withHistory(told('11 away goal', '21 home goal'), [moment('21 home goal')], now)),
  ).toEqual(['11 away goal', '21 home goal', '21 home goal']);
  expect(
    words(
      withHistory(
        told('11 away goal', '20 home goal', '21 home goal'),
        [moment('21 home goal')],
        now,
      ),
    ),
  ).toEqual(['11 away goal', '20 home goal', '21 home goal']);
});

test('a goal without a minute has the one that lies between what was seen before and after it', () => {
  const now = lookAt({ score: { home: 0, away: 2 }, clock: '60' });
  expect(
    words(
      withHistory(
        told('26 away goal', '58 away goal'),
        [moment('- away goal'), moment('45  halfTime')],
        now,
      ),
    ),
  ).toEqual(['26 away goal', '45  halfTime', '58 away goal']);
});

test('no minute that lies ahead of the clock is told, nor a text that is no minute', () => {
  const now = lookAt({ score: { home: 1, away: 0 }, clock: '16' });
  for (const clock of ['88', '45+9', '999', '12<img', '1'.repeat(400), '', '12:30:00'])
    expect(words(withHistory(told(`${clock} home goal`), [], now))).toEqual([]);
  expect(words(withHistory(told('16 home goal'), [], now))).toEqual(['16 home goal']);
});

test('a goal that came while nobody looked has its minute from the service', () => {
  const now = lookAt({ score: { home: 2, away: 0 } });
  expect(
    words(withHistory(told('10 home goal', '60 home goal'), [moment('- home goal')], now)),
  ).toEqual(['10 home goal', '60 home goal']);
  expect(words(withHistory([], [moment('- home goal')], now))).toEqual([' home goal']);
});

test('a goal of which nobody knows the minute yet is later than all from before the page was opened', () => {
  const now = lookAt({ score: { home: 2, away: 1 } });
  const before = told('1 home goal', '9 away goal');
  expect(words(withHistory(before, [moment('- home goal')], now))).toEqual([
    '1 home goal',
    '9 away goal',
    ' home goal',
  ]);
  const later = [moment('- home goal'), moment('50 away red')];
  expect(words(withHistory(before, later, { ...now, reds: { home: 0, away: 1 } }))).toEqual([
    '1 home goal',
    '9 away goal',
    ' home goal',
    '50 away red',
  ]);
});

test('a goal from before that is taken back is struck, told before or after it, and no other goal is', () => {
  const taken = moment('24 home goal', true);
  const now = lookAt({ score: { home: 1, away: 0 }, clock: '25' });
  const struck = ['10 home goal', '23 home goal', '24 home goal undone'];
  expect(words(withHistory(told('10 home goal', '23 home goal'), [taken], now))).toEqual(struck);
  expect(words(withHistory(told('10 home goal'), [taken], now))).toEqual([
    '10 home goal',
    '24 home goal',
    '24 home goal undone',
  ]);
  expect(words(withHistory(told('10 home goal'), [moment('23 home goal'), taken], now))).toEqual(
    struck,
  );
  // Told before it was taken back: what was seen of it is enough.
  expect(
    words(withHistory(told('10 home goal', '23 home goal'), [moment('23 home goal'), taken], now)),
  ).toEqual(struck);
});

test('half-time stands behind what was added to the half', () => {
  expect(
    words(
      withHistory(
        told('45+2 home goal', '46 away goal'),
        [moment('45  halfTime'), moment('46  secondHalf')],
        lookAt({ score: { home: 1, away: 1 } }),
      ),
    ),
  ).toEqual(['45+2 home goal', '45  halfTime', '46 away goal', '46  secondHalf']);
});

test('beside the pitch stand what came last, goals and red cards, the latest first; a goal that was taken back is none', () => {
  const moments = [
    moment('5 home goal'),
    moment('9 away red'),
    moment('20 home corner'),
    moment('30 away goal'),
    moment('31 away goal', true),
    moment('40 away corner'),
    moment('41 home corner'),
    moment('42 home attack'),
  ];
  expect(words(tellingOf(moments, 3))).toEqual(['41 home corner', '9 away red', '5 home goal']);
  // A red card is not pushed out by an older goal.
  expect(
    words(
      tellingOf(
        [moment('41 home goal'), moment('66 away goal'), moment('67 home red'), moment('68  var')],
        3,
      ),
    ),
  ).toEqual(['68  var', '67 home red', '66 away goal']);
  expect(words(tellingOf(moments, 1))).toEqual(['41 home corner']);
  expect(tellingOf([], 3)).toEqual([]);
});

test('what the service told while it stood, and was seen to be taken back after that, is none from before', () => {
  // A corner from before was taken back at 7; the next one, of the 10th minute, at 13.
  const merged = withHistory(
    told('1 home goal', '10 home corner'),
    [moment('7 home corner', true), moment('10 home corner'), moment('13 home corner', true)],
    lookAt({ score: { home: 1, away: 0 } }),
  );
  expect(words(merged)).toEqual([
    '1 home goal',
    '7 home corner',
    '7 home corner undone',
    '10 home corner',
    '13 home corner undone',
  ]);
});
