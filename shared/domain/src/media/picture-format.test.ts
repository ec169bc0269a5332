import { pictureAddress } from './picture-format';

test('[R3.6-1] a picture comes in the best form the browser draws, AVIF before WEBP', () => {
  expect(pictureAddress('/cms/a.png', ['WEBP', 'AVIF'])).toBe('/cms/a.png?format=avif');
  expect(pictureAddress('/cms/a.JPG?v=2', ['WEBP'])).toBe('/cms/a.JPG?v=2&format=webp');
  expect(pictureAddress('/cms/a.jpeg?', ['WEBP'])).toBe('/cms/a.jpeg?format=webp');
});

test('[R3.6-1] drawings, and browsers that draw neither, get the picture as it is', () => {
  expect(pictureAddress('/cms/art/footer/age.svg', ['AVIF', 'WEBP'])).toBe(
    '/cms/art/footer/age.svg',
  );
  expect(pictureAddress('/cms/a.png', [])).toBe('/cms/a.png');
});
