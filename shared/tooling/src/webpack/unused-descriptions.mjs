// Stands in for the texts of the federation runtime's errors: each error keeps its number and the address
// of the page that explains it.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
