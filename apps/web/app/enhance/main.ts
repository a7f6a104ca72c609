import { enhance } from "./enhance.ts";

enhance();
