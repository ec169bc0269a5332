/** Group of a selection at a raised price; it stays with it in a kept cart. */
export const BOOST_GROUP = 'boost';
