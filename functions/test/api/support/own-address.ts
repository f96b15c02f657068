import { changeOwnAddress } from './new-address';

changeOwnAddress();
