import fc from 'fast-check';
import { law } from '../laws.fixture';
import { ADDRESS_MOST, addressLine } from './address';

test('a line has each part once', () => {
  expect(
    addressLine({ province: '浙江省', district: '杭州市', town: '西湖区' }, ' 文三路 1 号 '),
  ).toBe('浙江省杭州市西湖区文三路 1 号');
  expect(addressLine({ province: '上海市', district: '上海市', town: '黄浦区' }, '')).toBe(
    '上海市黄浦区',
  );
});

test('no line is longer than the record takes', () => {
  law(
    fc.property(
      fc.string({ maxLength: 300 }),
      (street) =>
        [...addressLine({ province: '浙江省', district: '杭州市', town: '西湖区' }, street)]
          .length <= ADDRESS_MOST,
    ),
  );
});
