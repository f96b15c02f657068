/** By then a picture is read, or its reading has failed, in milliseconds: people wait for it. */
export const RECOGNITION_TIMEOUT_MS = 5000;
