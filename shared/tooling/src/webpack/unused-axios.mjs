// Stands in for the parts of axios that no request of this site reaches; reaching one is an error, not a silence.
export default function unused() {
  throw new Error('this part of axios is not in the build');
}

export const getFetch = undefined;
