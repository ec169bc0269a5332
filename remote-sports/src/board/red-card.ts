/** The red of a team's card beside its name, on boards and over the match, in both themes. */
export const RED_CARD = '#d7372c';
