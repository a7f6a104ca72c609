import { z } from "zod";

/** Of the record that a change was made from: when it is not that one any more, the change is refused. */
export const recordVersion = z.int({ error: "required-field" }).positive("invalid-value");
