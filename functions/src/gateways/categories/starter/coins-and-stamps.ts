export const COINS_AND_STAMPS = `
Coins & Paper Money:
  US Coins:
    Barber Coins; Buffalo Nickels; Carson City Coins; Coin Errors; Colonial Coins; Commemorative Coins
    Dimes; Eisenhower Dollars; Flying Eagle Cents; Franklin Half Dollars; Half Cents; Half Dimes
    Half Dollars; Indian Head Pennies; Jefferson Nickels; Kennedy Half Dollars; Large Cents
    Liberty Nickels; Lincoln Memorial Pennies; Lincoln Wheat Pennies; Mercury Dimes; Mint Sets
    Morgan Silver Dollars; Peace Silver Dollars; Presidential Dollars; Proof Sets; Quarters
    Roosevelt Dimes; Sacagawea Dollars; Seated Liberty Coins; Silver Eagles; Standing Liberty Quarters
    State Quarters; Susan B. Anthony Dollars; Three Cent Coins; Trade Dollars; Two Cent Coins
    US Coin Collections; US Gold Coins; Walking Liberty Half Dollars; Washington Quarters
  World Coins:
    African Coins; Ancient Greek Coins; Ancient Roman Coins; Asian Coins; Australian Coins
    British Coins; Byzantine Coins; Canadian Coins; Chinese Coins; Euro Coins; French Coins
    German Coins; Indian Coins; Italian Coins; Japanese Coins; Medieval Coins; Mexican Coins
    Middle Eastern Coins; Philippine Coins; Russian Coins; Spanish Coins; World Coin Lots
    World Gold Coins; World Silver Coins
  Bullion:
    Copper Bullion; Gold Bars; Gold Bullion Coins; Palladium Bullion; Platinum Bullion; Silver Bars
    Silver Bullion Coins; Silver Rounds
  Paper Money:
    Confederate Currency; Fractional Currency; Federal Reserve Notes; Gold Certificates
    Large Size Notes; Military Payment Certificates; Paper Money Errors; Silver Certificates
    Star Notes; Two Dollar Bills; US Note Lots; World Paper Money
  Tokens & Medals:
    Advertising Tokens; Casino Chips & Tokens; Challenge Coins; Civil War Tokens; Commemorative Medals
    Elongated Coins; Religious Medals; Transit Tokens; Wooden Nickels
  Coin Supplies:
    Coin Albums & Folders; Coin Books & Price Guides; Coin Capsules; Coin Display Cases; Coin Flips
    Coin Scales; Coin Tubes; Coin Wrappers; Currency Holders
  Stocks & Bonds:
    Stock & Bond Certificates; Vintage Checks
Stamps:
  US Stamps:
    19th Century US Stamps; 1901-1940 US Stamps; 1941-Now US Stamps; Airmail Stamps; Back of Book Stamps
    Confederate Stamps; Duck & Hunting Stamps; First Day Covers; Plate Blocks; Postage Due Stamps
    Postal Cards & Stationery; Revenue Stamps; Stamp Booklets; Stamp Coils; Unused US Postage
    US Possession Stamps; US Stamp Collections; US Stamp Sheets
  World Stamps:
    African Stamps; Asian Stamps; Australian Stamps; British Colony Stamps; British Stamps
    Canadian Stamps; Caribbean Stamps; Chinese Stamps; French Stamps; German Stamps; Indian Stamps
    Israeli Stamps; Italian Stamps; Japanese Stamps; Latin American Stamps; Mexican Stamps
    Middle Eastern Stamps; Russian Stamps; Scandinavian Stamps; Spanish Stamps
    United Nations Stamps; Vatican Stamps; World Stamp Collections; World Stamp Lots
  Topical Stamps:
    Animal Stamps; Christmas Stamps & Seals; Flower Stamps; Space Stamps; Sports Stamps; Train Stamps
  Covers & Postal History:
    Event Covers; Flight Covers; Military Mail; Naval Covers; Vintage Envelopes
  Stamp Supplies:
    Stamp Albums; Stamp Books & Catalogs; Stamp Hinges & Mounts; Stamp Stock Books; Stamp Tongs
`;
