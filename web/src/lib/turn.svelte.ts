/** Whether somebody here is asked at the table that is shown. Told by the table, for the mark in the tab. */
export const turn = $state({ isHere: false });
