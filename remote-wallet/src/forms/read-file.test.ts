import { readFile } from './read-file';

test('what is too large by its stated size is never read', async () => {
  const reads = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
  const file = new File(['%PDF-1.7'], 'film.pdf');
  Object.defineProperty(file, 'size', { value: 4_000_000_000 });
  expect(await readFile(file, 1_000)).toBe('tooLarge');
  expect(reads).not.toHaveBeenCalled();
  expect(await readFile(new File(['%PDF-1.7'], 'small.pdf'), 1_000)).toMatchObject({
    name: 'small.pdf',
    isPicture: false,
  });
  reads.mockRestore();
});
