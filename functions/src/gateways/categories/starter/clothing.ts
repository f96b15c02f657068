export const CLOTHING = `
Women's Clothing:
  Activewear:
    Activewear Jackets; Activewear Leggings; Activewear Shorts; Activewear Skirts & Skorts
    Activewear Sweatpants & Joggers; Activewear Tops; Sports Bras; Track Suits; Yoga Pants
  Coats & Jackets:
    Bomber Jackets; Denim Jackets; Down & Puffer Coats; Faux Fur Coats; Fleece Jackets; Fur Coats
    Leather Jackets; Military & Utility Jackets; Parkas; Pea Coats; Ponchos & Capes; Rain Coats
    Shackets; Shearling Coats; Trench Coats; Varsity Jackets; Vests; Windbreakers; Wool Coats
  Dresses:
    Bodycon Dresses; Bridesmaid Dresses; Casual Dresses; Cocktail Dresses; Evening Gowns; Maxi Dresses
    Midi Dresses; Mini Dresses; Mother of the Bride Dresses; Prom Dresses; Shirt Dresses
    Slip Dresses; Sun Dresses; Sweater Dresses; Wedding Dresses; Work Dresses; Wrap Dresses
  Intimates & Sleepwear:
    Bras; Bustiers & Corsets; Camisoles; Garters & Garter Belts; Lingerie Sets; Nightgowns; Pajama Sets
    Panties; Robes; Shapewear; Slips; Thermal Underwear
  Jeans:
    Bootcut Jeans; Boyfriend Jeans; Cropped Jeans; Distressed Jeans; Flare Jeans; High Waisted Jeans
    Jeggings; Mom Jeans; Overalls; Skinny Jeans; Straight Leg Jeans; Wide Leg Jeans
  Pants:
    Capris; Cargo Pants; Chinos & Khakis; Corduroy Pants; Dress Pants; Leather Pants; Leggings
    Linen Pants; Palazzo Pants; Sweatpants & Joggers
  Shorts:
    Bermuda Shorts; Bike Shorts; Denim Shorts; Dress Shorts; Linen Shorts
  Skirts:
    A-Line Skirts; Denim Skirts; Leather Skirts; Maxi Skirts; Mini Skirts; Pencil Skirts
    Pleated Skirts; Skorts; Tulle Skirts
  Suits & Blazers:
    Blazers; Pant Suits; Skirt Suits; Suit Separates; Tuxedos
  Sweaters:
    Cardigans; Cashmere Sweaters; Crewneck Sweaters; Fair Isle & Nordic Sweaters; Holiday Sweaters
    Pullover Sweaters; Shrugs & Boleros; Sweater Vests; Turtlenecks; V-Neck Sweaters; Wraps
  Sweatshirts & Hoodies:
    Crewneck Sweatshirts; Graphic Sweatshirts; Pullover Hoodies; Quarter Zip Pullovers; Zip-Up Hoodies
  Swimwear:
    Bikinis; One-Piece Swimsuits; Rash Guards; Swim Cover-Ups; Swim Dresses; Tankinis
  Tops:
    Blouses; Bodysuits; Button-Down Shirts; Crop Tops; Flannel Shirts; Graphic Tees; Halter Tops
    Henleys; Kimonos; Off the Shoulder Tops; Peplum Tops; Polo Shirts; Silk Blouses; T-Shirts
    Tank Tops; Tube Tops; Tunics
  Other Women's Clothing:
    Costumes; Dance & Ballet Wear; Jumpsuits; Matching Sets; Maternity Dresses
    Maternity Jeans & Pants; Maternity Tops; Nursing Bras; Rompers; Scrubs; Work Uniforms; Coveralls
  Plus Sizes:
    Plus Size Activewear; Plus Size Coats & Jackets; Plus Size Dresses; Plus Size Jeans
    Plus Size Pants; Plus Size Skirts; Plus Size Sweaters; Plus Size Swimwear; Plus Size Tops
Men's Clothing:
  Activewear:
    Athletic Jackets; Athletic Pants; Athletic Shirts; Athletic Shorts; Compression Wear
    Sweatpants & Joggers; Track Pants; Track Suits
  Coats & Jackets:
    Barn & Chore Coats; Bomber Jackets; Denim & Trucker Jackets; Down & Puffer Jackets
    Flannel-Lined Jackets; Fleece Jackets; Flight Jackets; Leather Jackets; Military Jackets
    Overcoats; Parkas; Pea Coats; Rain Jackets; Ski & Snow Jackets; Softshell Jackets
    Trench Coats; Varsity Jackets; Vests; Waxed Jackets; Western Jackets; Windbreakers
  Jeans:
    Baggy Jeans; Bootcut Jeans; Carpenter Jeans; Relaxed Fit Jeans; Selvedge Jeans; Skinny Jeans
    Slim Jeans; Straight Leg Jeans
  Pants:
    Cargo Pants; Chinos & Khakis; Corduroy Pants; Dress Pants; Golf Pants; Hiking Pants; Linen Pants
    Overalls; Work Pants
  Shirts:
    Bowling Shirts; Chambray & Denim Shirts; Dress Shirts; Flannel Shirts; Fishing Shirts
    Hawaiian & Aloha Shirts; Henleys; Linen Shirts; Long Sleeve Casual Shirts; Overshirts & Shackets
    Pearl Snap & Western Shirts; Polo Shirts; Rugby Shirts; Short Sleeve Casual Shirts
    Tuxedo Shirts; Work Shirts
  Shorts:
    Cargo Shorts; Chino Shorts; Denim Shorts; Golf Shorts; Sweat Shorts
  Suits & Formal Wear:
    Blazers & Sport Coats; Cummerbunds; Suit Vests; Suits; Tuxedos
  Sweaters:
    Cardigans; Cashmere Sweaters; Cable Knit Sweaters; Crewneck Sweaters; Holiday Sweaters
    Quarter Zip Sweaters; Shawl Collar Sweaters; Sweater Vests; Turtlenecks; V-Neck Sweaters
  Sweatshirts & Hoodies:
    Crewneck Sweatshirts; Graphic Sweatshirts; Pullover Hoodies; Quarter Zip Pullovers; Zip-Up Hoodies
  T-Shirts:
    Band & Concert T-Shirts; Graphic T-Shirts; Long Sleeve T-Shirts; Movie & TV T-Shirts
    Plain T-Shirts; Pocket T-Shirts; Sports Team T-Shirts; Tank Tops
  Swimwear:
    Board Shorts; Rash Guards; Swim Briefs; Swim Trunks
  Underwear & Sleepwear:
    Boxer Briefs; Boxers; Briefs; Long Johns & Thermals; Pajamas; Robes; Undershirts
  Workwear & Uniforms:
    Chef Wear; Coveralls; High-Visibility Clothing; Insulated Bibs; Scrubs; Security Uniforms
  Other Men's Clothing:
    Big & Tall Jackets; Big & Tall Pants; Big & Tall Shirts; Costumes; Jerseys; Kilts
Vintage Clothing:
  Women's Vintage:
    1920s & 1930s Dresses; 1940s Dresses; 1950s Dresses; 1960s Dresses; 1970s Dresses; 1980s Dresses
    1990s Dresses; Vintage Aprons; Vintage Blouses; Women's Vintage Coats; Vintage Hats; Women's Vintage Jeans
    Vintage Lingerie; Vintage Prairie Dresses; Vintage Skirts; Women's Vintage Suits
    Women's Vintage Sweaters
    Vintage Swimsuits; Vintage Wedding Gowns
  Men's Vintage:
    Vintage Band Tees; Vintage Bowling Shirts; Men's Vintage Coats; Vintage Denim Jackets; Men's Vintage Jeans
    Vintage Leather Jackets; Vintage Neckties; Vintage Single Stitch Tees; Men's Vintage Suits
    Men's Vintage Sweaters; Vintage Sweatshirts; Vintage Team Jackets; Vintage Western Shirts
    Vintage Windbreakers; Vintage Workwear
  Children's Vintage:
    Vintage Baby Clothes; Vintage Boys' Clothes; Vintage Girls' Dresses
`;
