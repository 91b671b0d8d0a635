class CreateProducts < ActiveRecord::Migration[7.2]
  def change
    create_table :products do |t|
      t.string :name, null: false
      t.integer :cents, null: false
      t.integer :stock, null: false, default: 0
      t.timestamps
      t.check_constraint "stock >= 0", name: "stock_not_negative"
    end
  end
end
