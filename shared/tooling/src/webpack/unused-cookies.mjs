// Stands in for axios' reader of cookies: it looks for a token against forged requests, which no call of this site has.
// Sessions travel in a header of their own, so there is nothing that another site could make a browser send along.
const none = () => null;

export default { read: none, readAsync: () => Promise.resolve(null), write: none, remove: none };
