import { enhance } from "./enhance.ts";
import { followInPlace } from "./in-place.ts";

followInPlace();
enhance();
