import { changeOwnIpAddress } from './new-address';

changeOwnIpAddress();
