/** Group of a selection at a raised price; it stays with it in a kept cart. */
export const BOOST_GROUP = 'boost';

/** Key under which what a vendor promotes is known. */
export const PROMOS_KEY = 'sports.promos';
