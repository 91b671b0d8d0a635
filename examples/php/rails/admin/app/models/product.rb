class Product < ApplicationRecord
  validates :name, presence: true
  validates :cents, :stock, numericality: { only_integer: true, greater_than_or_equal_to: 0 }
end
