/** Whether the code of the slip's sheet has come; set by what fetches it. */
export const sheetCode = { isHere: false };
