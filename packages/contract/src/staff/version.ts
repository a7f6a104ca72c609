import { recordNumber } from "../fields.ts";

/** Of the record that a change was made from: when it is not that one any more, the change is refused. */
export const recordVersion = recordNumber("required-field");
